/** Lets the browser save a file under this name; never as a page of ours, whatever its bytes are. */
export function saveBase64(name: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
