/** Our own outlines in the style of the icons. They show the purpose of a channel, not its company's logo. */
const glyphs: Readonly<Record<string, string>> = {
  // A bubble with a handset
  WHATSAPP:
    'M4 20l1.2-3.7A8 8 0 1 1 8 19Zm5.3-11.5c-.9 3.4 2.8 7.1 6.2 6.2l.3-1.6-1.9-.9-1 .8a4.5 4.5 0 0 1-2-2l.8-1-.9-1.9Z',
  // A camera
  INSTAGRAM:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM16.6 7.4h.01',
  // A paper plane
  TELEGRAM: 'M20.5 4 3.5 11l5.5 2.2L18 7l-6.8 7.300V20l2.9-3.6 3.9 2.600Z',
  // Two people
  FACEBOOK:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3.5 19a5.5 5.5 0 0 1 11 0M15.5 5.300a3 3 0 0 1 0 5.400M17 14a5.5 5.5 0 0 1 3.5 5',
  // A topic
  TWITTER: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h15.500M4 15h15.5',
  // A note
  TIKTOK: 'M14 4v11.500a3.5 3.5 0 1 1-3.5-3.500M14 4c.3 2.6 2 4.3 5 4.5',
  // A film camera
  KWAI: 'M5 10h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-6c0-1.1.9-2 2-2Zm11 3.5 5-2.500v8l-5-2.500M6.5 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  // A screen
  YOUTUBE: 'M6 5.500h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Zm4 3.500v6l5-3Z',
  EMAIL: 'M5 5.500h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9c0-1.1.9-2 2-2Zm-1.5 1.5 8.5 6.500L20.5 7',
  PHONE:
    'M8.5 4H5.600A1.6 1.6 0 0 0 4 5.700C4.5 13.5 10.5 19.5 18.3 20a1.6 1.6 0 0 0 1.7-1.600v-2.900l-4-1.5-1.8 1.800a11 11 0 0 1-6-6L10 8Z',
}

/** For any other channel. */
const talk =
  'M5 4.500h14a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2h-7l-5 3.500V17H5a2 2 0 0 1-2-2V6.500c0-1.1.9-2 2-2ZM8 9h8M8 12.500h5'

/** Path data in a 24 × 24 box, to be stroked. */
export function contactGlyph(kind: string): string {
  return glyphs[kind.toUpperCase()] ?? talk
}
