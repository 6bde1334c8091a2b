import { array, enums, type Infer, nonempty, object, optional, partial, pattern, size, string } from 'superstruct'

const Colour = pattern(string(), /^#[0-9a-f]{6}$/i)

/** Colours of `styles/tokens.css` a brand may set. Sizes, type and motion stay: screens are tested with them. */
export const colourTokens = [
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

/** What an operator changes to make the site its own: the file named by `BRAND` when the site is built. */
export const BrandStruct = object({
  name: Name,
  /** Company named in the footer and to search engines. */
  legalName: size(nonempty(string()), 1, 120),
  /** ISO 4217 code shown before an account is known. */
  currency: pattern(string(), /^[A-Z]{3}$/),
  /** Which of the two sets of tokens `colours` starts from. */
  theme: enums(['dark', 'light']),
  /** Six-digit hex colours by token, without the dashes: `{ "action": "#0b6b3a" }`. */
  colours: Colours,
  /** Least age of a player, as the law of the market says. */
  ageLimit: enums([18, 21]),
  /** Keys of the navigation in its order; those left out come after, in the gateway's order. */
  categories: array(pattern(string(), /^[A-Z]{2,12}$/)),
  /** Ways to pay, named in the footer. */
  payments: array(Name),
  /** Addresses of profiles elsewhere, for search engines. */
  social: array(Https),
  contact: object({ email: optional(pattern(string(), /^[^\s@<>"]+@[^\s@<>"]+$/)), url: optional(Https) }),
})
export type Brand = Infer<typeof BrandStruct>
