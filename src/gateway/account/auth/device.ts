const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * Browser and system of a user agent, such as `Chrome · Android`, without versions: an update makes no new device.
 * Empty if neither is known.
 */
export function deviceOf(userAgent: string): string {
  const known = [browsers, systems].map((names) => names.find(([, sign]) => sign.test(userAgent))?.[0])
  return known.filter((name) => name !== undefined).join(' · ')
}
