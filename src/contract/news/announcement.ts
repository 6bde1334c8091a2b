import { coerce, define, enums, type Infer, nullable, pattern, string, type } from 'superstruct'
import { Instant } from '#contract/entities/scalars.ts'

/** B banners, PL marquee of the player, PU popup, PR promotions, H the archive. */
export const noticeTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export type NoticeType = (typeof noticeTypes)[number]

/** A list such as `B,PL,PU,PR`. */
export const NoticeTypes = coerce(
  define<readonly NoticeType[]>(
    'notice types',
    (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= noticeTypes.length &&
      value.every((entry) => noticeTypes.some((kind) => kind === entry)),
  ),
  string(),
  (text) => text.split(','),
)

/** Whom a popup is for: A who is logged in, B who is not, F who logs in for the first time. */
export const Execution = enums(['A', 'B', 'F'])
export type Execution = Infer<typeof Execution>

/** `yyyy-MM-dd hh:mm:ss` in the operator's time zone. */
export const Timestamp = pattern(string(), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

export const AnnouncementStruct = type({
  /** Stable; a promotion's is its anchor on `/promotions`. */
  id: string(),
  type: enums(['PL', 'PU', 'PR', 'H']),
  title: string(),
  /** HTML of a few harmless tags. Clean it again before it is shown. */
  content: string(),
  /** The reward centre's tab to go to; null where no promotion belongs to it. */
  promotionType: nullable(string()),
  execution: Execution,
  /** Session flag under which the popup remembers that it was closed. */
  audience: enums(['USER_POPUP', 'ANONYMOUS_POPUP']),
  timestamp: Timestamp,
  publishedAt: Instant,
})
export type Announcement = Infer<typeof AnnouncementStruct>

/** An announcement in a list, without its content. */
export const HeadlineStruct = type({ id: string(), title: string(), timestamp: Timestamp })
export type Headline = Infer<typeof HeadlineStruct>

export const BannerStruct = type({
  groupName: enums(['w_home', 'w_login', 'w_register', 'w_forget']),
  /** Base of the picture's address, without size and format; see `lib/art.ts`. */
  imageUrl: string(),
  /** A route of the site without language, or a whole `https:` address; empty where it leads nowhere. */
  url: string(),
  linkageType: enums(['NONE', 'PAGE', 'PROMO', 'LINK']),
  title: string(),
  lead: string(),
})
export type Banner = Infer<typeof BannerStruct>
