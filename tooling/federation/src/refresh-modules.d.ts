declare module '@rspack/plugin-react-refresh/react-refresh' {
  export function refresh(moduleId: string, hot: object | undefined): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): unknown;
}

declare module 'react-refresh/runtime' {
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
}
