import {
  array,
  assert,
  enums,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  object,
  optional,
  pattern,
  record,
  size,
  string,
} from 'superstruct'
import { Text } from '#contract/scalars.ts'
import { AnnouncementStruct, Audience, BannerStruct } from '#contract/site/news/announcement.ts'
import { ShortName } from '#gateway/operator-values.ts'
import { bannerTarget } from '#lib/banner-target.ts'
import { cleanHtml } from '#lib/clean-html.ts'

/**
 * Address of a picture without size and format, below the site's own root: the policy of the pages allows pictures of no other
 * host.
 */
const Picture = pattern(string(), /^(\/[a-z0-9][a-z0-9_-]*)+$/)

/** A language as texts name it. */
const languages = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/

/** A banner in the operator's file. It is stored in this form. */
export const BannerFileStruct = object({
  imageUrl: Picture,
  url: size(string(), 0, 255),
  linkageType: BannerStruct.schema.linkageType,
  /** Texts by language tag. */
  texts: record(pattern(string(), languages), object({ title: Text, lead: Text })),
})

/** All banners of one place. */
export const BannersFileStruct = object({
  banners: BannerStruct.schema.groupName,
  list: size(array(BannerFileStruct), 0, 12),
})

/** An announcement as the operator writes it (docs/operating.md). */
export const AnnouncementFileStruct = object({
  id: pattern(string(), /^[a-z0-9-]{1,60}$/),
  type: AnnouncementStruct.schema.type,
  /** The audience: logged-in people (A), visitors (B), the first login (F); or only agents (G). */
  for: size(array(Audience), 1, 3),
  /** Lower comes first. */
  position: max(min(integer(), 0), 10_000),
  picture: optional(Picture),
  /** Only members without a deposit. */
  only: optional(enums(['newcomers'])),
  /** Only members who can join this promotion or apply for it, by its name. */
  promotion: optional(ShortName),
  promotionType: optional(size(nonempty(string()), 1, 60)),
  texts: record(pattern(string(), languages), object({ title: Text, content: size(nonempty(string()), 1, 20_000) })),
})

type AnnouncementFile = Infer<typeof AnnouncementFileStruct>
type BannersFile = Infer<typeof BannersFileStruct>

/** Why an announcement cannot be used although it has the right shape; undefined if it can. */
function announcementFault({
  type,
  picture,
  texts,
  for: executions,
  only,
  promotion,
}: AnnouncementFile): string | undefined {
  if (Object.keys(texts).length === 0) return 'it has no texts'
  if (new Set(executions).size < executions.length) return 'it names somebody twice whom it is for'
  if (executions.includes('G') && executions.length > 1) return 'what is for agents is for nobody else'
  if (executions.includes('G') && type !== 'PU' && type !== 'H')
    return 'agents have announcements of the types PU and H alone'
  if (only !== undefined && promotion !== undefined) return 'it is either for newcomers or for a promotion'
  if ((only ?? promotion) !== undefined && (type !== 'PU' || executions.join() !== 'A'))
    return 'what is for some members is a PU for A alone'
  if (picture !== undefined && type !== 'PR') return 'only a promotion has a picture'
  for (const [language, { content }] of Object.entries(texts)) {
    const clean = cleanHtml(content)
    if (clean.replace(/<[^>]*>/g, '').trim() === '') return `nothing of its content in ${language} may be shown`
    if (type === 'PR' && !/^\s*<p>.*?<\/p>/s.test(clean)) return `its content in ${language} does not begin with <p>`
  }
  return undefined
}

/** The same of banners. */
function bannersFault({ list }: BannersFile): string | undefined {
  for (const [place, banner] of list.entries()) {
    if (Object.keys(banner.texts).length === 0) return `banner ${place + 1} has no texts`
    if (banner.linkageType !== 'NONE' && bannerTarget(banner) === undefined)
      return `banner ${place + 1} leads neither to a page of the site nor to an https: address`
  }
  return undefined
}

/**
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export function checkedNews(file: unknown): AnnouncementFile | BannersFile {
  const isBanners = typeof file === 'object' && file !== null && 'banners' in file
  if (isBanners) assert(file, BannersFileStruct)
  else assert(file, AnnouncementFileStruct)
  const fault = 'banners' in file ? bannersFault(file) : announcementFault(file)
  if (fault) throw new Error(`The news cannot be used: ${fault}.`)
  return file
}
