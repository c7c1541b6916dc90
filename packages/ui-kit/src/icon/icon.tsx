import type { ReactElement, ReactNode } from 'react';

export type IconProps = {
  size?: 20 | 24;
  /** The accessible name; without it, or with an empty one, the icon is decorative. */
  label?: string;
  className?: string | undefined;
};

export type Icon = (props: IconProps) => ReactElement;

/** All icons share one grid: 24 units, strokes 1.75 wide with round ends. */
const icon =
  (shape: ReactNode): Icon =>
  ({ size = 20, label, className }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shape}
    </svg>
  );

const line = (d: string): Icon => icon(<path d={d} />);

export const ArrowLeftIcon = /* @__PURE__ */ line('M19 12H5m6-6-6 6 6 6');
export const ArrowRightIcon = /* @__PURE__ */ line('M5 12h14m-6-6 6 6-6 6');
export const CheckIcon = /* @__PURE__ */ line('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = /* @__PURE__ */ line('m6 9.5 6 6 6-6');
export const ChevronLeftIcon = /* @__PURE__ */ line('m14.5 6-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ line('m9.5 6 6 6-6 6');
export const CloseIcon = /* @__PURE__ */ line('m6 6 12 12M18 6 6 18');
export const MenuIcon = /* @__PURE__ */ line('M4 7h16M4 12h16M4 17h16');
export const MinusIcon = /* @__PURE__ */ line('M5 12h14');
export const PlusIcon = /* @__PURE__ */ line('M12 5v14M5 12h14');
export const MoreIcon = /* @__PURE__ */ icon(
  <g fill="currentColor" stroke="none">
    <circle cx="5.5" cy="12" r="1.6" />
    <circle cx="12" cy="12" r="1.6" />
    <circle cx="18.5" cy="12" r="1.6" />
  </g>,
);
export const SearchIcon = /* @__PURE__ */ line(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
);
export const RefreshIcon = /* @__PURE__ */ line(
  'M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4.5v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5m0 5v-5h5',
);
export const DownloadIcon = /* @__PURE__ */ line('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15');
export const UploadIcon = /* @__PURE__ */ line('M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15');
export const ExternalIcon = /* @__PURE__ */ line(
  'M14 4.5h5.5V10M19 5l-8 8M10 5.5H6.5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14',
);
export const CopyIcon = /* @__PURE__ */ line(
  'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM5.5 15.5a1 1 0 0 1-1-1v-8a2 2 0 0 1 2-2h8a1 1 0 0 1 1 1',
);
export const EditIcon = /* @__PURE__ */ line('m4.5 19.5 1-4L16 5a2.1 2.1 0 0 1 3 3L8.5 18.5l-4 1ZM14 7l3 3');
export const TrashIcon = /* @__PURE__ */ line(
  'M4.5 7h15M9 7V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V7m2.5 0-.7 10.6a2 2 0 0 1-2 1.9H9.2a2 2 0 0 1-2-1.9L6.5 7m4 4v4.5m3-4.5v4.5',
);
export const SettingsIcon = /* @__PURE__ */ line(
  'M4 7.5h8.5m5.5 0h2M15.2 10.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM4 16.5h2m5.5 0H20M8.8 19.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z',
);
export const LogoutIcon = /* @__PURE__ */ line(
  'M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M15.5 8l4 4-4 4m3.5-4H10',
);
export const ShareIcon = /* @__PURE__ */ line(
  'M17.5 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-11 6.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm11 6.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.7 10.7l6.6-3.9m-6.6 6.5 6.6 3.9',
);
export const EyeIcon = /* @__PURE__ */ line(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = /* @__PURE__ */ line(
  'M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.3 7.2A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.4 9.4 0 0 0 5.2-1.7M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
);
export const LockIcon = /* @__PURE__ */ line(
  'M7 10.5h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2Zm1.5 0V8a3.5 3.5 0 0 1 7 0v2.5',
);
export const MailIcon = /* @__PURE__ */ line(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7.5l8 5.5 8-5.5',
);
export const ChatIcon = /* @__PURE__ */ line(
  'M6 4.5h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6.5l-4.5 3.5v-3.5H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z',
);
export const CalendarIcon = /* @__PURE__ */ line(
  'M6 5.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM4 10h16M8.5 3.5v4m7-4v4',
);
export const ClockIcon = /* @__PURE__ */ line('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13V12l3 2');
export const HistoryIcon = /* @__PURE__ */ line('M4 12a8 8 0 1 0 2.6-5.9L4 8.5m0-4v4h4M12 8v4.2l2.8 1.8');
export const DocumentIcon = /* @__PURE__ */ line(
  'M13.5 3.5h-6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10l-5-5Zm0 0v5h5M9 13h6m-6 3.5h6',
);
export const BuildingIcon = /* @__PURE__ */ line(
  'M5.5 20.5v-15a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v15m-15 0h17M9.5 7.5h1m3 0h1m-5 4h1m3 0h1m-4 9v-4.5h3v4.5',
);
export const PersonIcon = /* @__PURE__ */ line(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 9c.6-3.6 3.7-6 7.5-6s6.9 2.4 7.5 6',
);
export const CompanyIcon = /* @__PURE__ */ line(
  'M5.5 7.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Zm3 0V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5M3.5 12.5h17M12 11.5v2',
);
export const CarIcon = /* @__PURE__ */ line(
  'M4.5 16.5h15v-4l-2-1-1.8-4a2 2 0 0 0-1.8-1.2H8.6a2 2 0 0 0-1.9 1.3L5.5 11.5l-1 1v4Zm0 0v2m15-2v2M5.5 11.5h12M7.5 14h.01M16.5 14h.01',
);
export const ShieldIcon = /* @__PURE__ */ line(
  'M12 3.5 5 6v5.5c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6l-7-2.5Zm-3 8.3 2.2 2.2 4-4.2',
);
export const ScalesIcon = /* @__PURE__ */ line(
  'M12 4v16m-4 0h8M5 7h14M5.5 7.5 3 13.5a2.7 2.7 0 0 0 5 0l-2.5-6Zm13 0-2.5 6a2.7 2.7 0 0 0 5 0l-2.5-6Z',
);
export const WalletIcon = /* @__PURE__ */ line(
  'M18.5 8V6.5a2 2 0 0 0-2-2h-11a2 2 0 0 0 0 4h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6.5M16.5 14h.01',
);
export const TagIcon = /* @__PURE__ */ line(
  'M12.6 3.5H6a2 2 0 0 0-2 2v6.6c0 .5.2 1 .6 1.4l6.9 6.9a2 2 0 0 0 2.8 0l6.1-6.1a2 2 0 0 0 0-2.8L13.9 4a2 2 0 0 0-1.3-.5ZM8.5 8h.01',
);
export const ChartIcon = /* @__PURE__ */ line('M4 4v14a2 2 0 0 0 2 2h14M8 14.5l3.5-4 3 2.5L20 7');
export const MapPinIcon = /* @__PURE__ */ line(
  'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const ThumbUpIcon = /* @__PURE__ */ line(
  'M7.5 10.5 11 3.5a2.5 2.5 0 0 1 2.3 3.3l-.8 2.7h4.9a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6H7.5v-9Zm0 0H4v9h3.5',
);
export const ThumbDownIcon = /* @__PURE__ */ line(
  'M16.5 13.5 13 20.5a2.5 2.5 0 0 1-2.3-3.3l.8-2.7H6.6a2 2 0 0 1-2-2.4l1.2-6a2 2 0 0 1 2-1.6h8.7v9Zm0 0H20v-9h-3.5',
);
export const HelpIcon = /* @__PURE__ */ line(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-2.4-10.8a2.5 2.5 0 0 1 4.9.6c0 1.7-2.5 2.2-2.5 3.7m0 2.7h.01',
);
export const InfoIcon = /* @__PURE__ */ line(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.5v5.5m0-8.7h.01',
);
export const ImageIcon = /* @__PURE__ */ line(
  'M6 4.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4.5 17l4.5-4.5 3.5 3.5 3-3 4 4M14.5 9h.01',
);

/* Levels differ by shape, so that they can be distinguished without colour. */
export const DangerIcon = /* @__PURE__ */ line(
  'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7l5-5ZM9.3 9.3l5.4 5.4m0-5.4-5.4 5.4',
);
export const WarningIcon = /* @__PURE__ */ line(
  'M10.3 4.5 3 17.2a2 2 0 0 0 1.7 3h14.6a2 2 0 0 0 1.7-3L13.7 4.5a2 2 0 0 0-3.4 0ZM12 9.5v4.2m0 3h.01',
);
export const AttentionIcon = /* @__PURE__ */ line('m12 2.8 9.2 9.2-9.2 9.2L2.8 12 12 2.8Zm0 5.2v4.7m0 3h.01');
export const ClearIcon = /* @__PURE__ */ line(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-3.7-8.3 2.6 2.6 4.9-5.2',
);
export const UncheckedIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" strokeDasharray="2.9 3" />
    <path d="M8.5 12h7" />
  </>,
);
export const SpinnerIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" opacity=".25" />
    <path d="M12 3.5a8.5 8.5 0 0 1 8.5 8.5" />
  </>,
);
