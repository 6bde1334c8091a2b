import { coerce, define, enums, type Infer, nullable, optional, pattern, string, type } from 'superstruct'
import { Instant } from '#contract/scalars.ts'

/** Types: B banner, PL marquee entry, PU popup, PR promotion, H archive entry (product rule 12.1). */
const noticeTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export type NoticeType = (typeof noticeTypes)[number]

/** A comma-separated list such as `B,PL,PU,PR`. */
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

/** The audience: A logged-in people, B visitors, F the first login of an account. */
export const Execution = enums(['A', 'B', 'F'])
export type Execution = Infer<typeof Execution>

/** The audience: one of the public calls, or agents (G), whose announcements `getAgentAnnouncements` has. */
export const Audience = enums(['A', 'B', 'F', 'G'])
export type Audience = Infer<typeof Audience>

/** `yyyy-MM-dd hh:mm:ss` in the operator's time zone. */
export const Timestamp = pattern(string(), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

export const AnnouncementStruct = type({
  /** A stable id. For a promotion it is also its anchor on `/promotions`. */
  id: string(),
  type: enums(['PL', 'PU', 'PR', 'H']),
  title: string(),
  /** HTML reduced to harmless tags; clients must sanitise it again before they show it. */
  content: string(),
  /** Tab of the reward centre to open; null without a promotion. */
  promotionType: nullable(string()),
  /**
   * For promotions: address of its picture, without size and format; see `lib/art.ts`. Without one the site chooses.
   */
  picture: optional(nullable(string())),
  execution: Execution,
  /** Session flag that records that this popup was closed. */
  audience: enums(['USER_POPUP', 'ANONYMOUS_POPUP']),
  timestamp: Timestamp,
  publishedAt: Instant,
})
export type Announcement = Infer<typeof AnnouncementStruct>

/** An announcement without its content, for lists. */
export const HeadlineStruct = type({ id: string(), title: string(), timestamp: Timestamp })
export type Headline = Infer<typeof HeadlineStruct>

export const BannerStruct = type({
  groupName: enums(['w_home', 'w_login', 'w_register', 'w_forget']),
  /** Address of the picture without size and format; see `lib/art.ts`. */
  imageUrl: string(),
  /** A route of the site without language, or a whole `https:` address; empty if the banner leads nowhere. */
  url: string(),
  linkageType: enums(['NONE', 'PAGE', 'PROMO', 'LINK']),
  title: string(),
  lead: string(),
})
export type Banner = Infer<typeof BannerStruct>
