import { array, enums, type Infer, nonempty, object, optional, partial, pattern, size, string } from 'superstruct'

const Colour = pattern(string(), /^#[0-9a-f]{6}$/i)

/**
 * Colours of `styles/tokens.css` that a brand may set. Sizes, fonts and motion are fixed, because screens are tested
 * with them.
 */
const colourTokens = [
  ...(['ground', 'surface', 'raised', 'control', 'line', 'line-strong', 'text', 'text-soft', 'text-mute'] as const),
  ...(['action', 'action-hover', 'action-press', 'on-action', 'action-text', 'money', 'money-deep'] as const),
  ...(['on-money', 'good', 'on-good', 'link', 'warn', 'bad', 'focus'] as const),
] as const
export type ColourToken = (typeof colourTokens)[number]

const Colours = partial(
  object(Object.fromEntries(colourTokens.map((token) => [token, Colour])) as Record<ColourToken, typeof Colour>),
)

const Name = size(nonempty(string()), 1, 40)
const Https = pattern(string(), /^https:\/\/[^\s"'<>]+$/)

/** The brand file that `BRAND` names when the site is built. */
export const BrandStruct = object({
  name: Name,
  /** Company name, for the footer and for search engines. */
  legalName: size(nonempty(string()), 1, 120),
  /** ISO 4217 code to show before an account is known. */
  currency: pattern(string(), /^[A-Z]{3}$/),
  /** The set of tokens that `colours` overrides. */
  theme: enums(['dark', 'light']),
  /** Six-digit hex colours by token, without the leading dashes: `{ "action": "#0b6b3a" }`. */
  colours: Colours,
  /** Minimum age of players by the law of the market. */
  ageLimit: enums([18, 21]),
  /** Keys of the navigation in order. Categories that are not named follow in the gateway's order. */
  categories: array(pattern(string(), /^[A-Z]{2,12}$/)),
  /** Payment methods that the footer names. */
  payments: array(Name),
  /** Addresses of social profiles, for search engines. */
  social: array(Https),
  contact: object({ email: optional(pattern(string(), /^[^\s@<>"]+@[^\s@<>"]+$/)), url: optional(Https) }),
})
export type Brand = Infer<typeof BrandStruct>
