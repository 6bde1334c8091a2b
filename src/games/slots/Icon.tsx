const paths = {
  close: 'm6 6 12 12M18 6 6 18',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5M12 8v.01',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  muted: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  spin: 'M19.5 13.5a7.6 7.6 0 1 1-1.6-6.3L20 9.5M20 4v5.5h-5.5',
  chevron: 'm6 9 6 6 6-6',
  play: 'M8 5.5v13l11-6.5z',
  take: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 19.5h14',
} as const

export type IconName = keyof typeof paths

/** A decorative line drawing; the control around it has the accessible name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
