import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  optional,
  pattern,
  record,
  string,
  type,
} from 'superstruct'
import { IdentityChannel } from '#contract/account/auth/social-identity.ts'
import { CurrencyCode, Instant } from '#contract/scalars.ts'
import { WhitelabelNodeStruct } from './whitelabel.ts'

/** `path` is encrypted, see `lib/customer-service.ts`. The decrypted address must be checked like any other. */
const CustomerServiceStruct = type({ csType: string(), path: string() })

/** A further address of the site. */
export const DomainStruct = type({ url: string(), name: string() })
export type Domain = Infer<typeof DomainStruct>

/** `resourceType` is SOCIAL, APP or CONTACT; `labelNameEn` is a fixed word such as WHATSAPP, ANDROID or EMAIL. */
export const ResourceStruct = type({
  resourceType: string(),
  labelNameEn: string(),
  label: string(),
  url: string(),
})
export type Resource = Infer<typeof ResourceStruct>

/** The operator's brand. A theme overrides tokens of `styles/tokens.css` and nothing else. */
export const BrandStruct = type({
  name: string(),
  /** The theme that `themeTokens` override; missing: dark. */
  theme: optional(enums(['dark', 'light'])),
  /** Custom properties with plain values. Characters that could end the declaration or load a file are refused. */
  themeTokens: record(
    pattern(string(), /^--[a-z0-9-]{1,60}$/),
    pattern(string(), /^(?!.*url\()[\w #%.,()/+*'"-]{1,200}$/i),
  ),
  /** Categories of the top navigation in order. The site leaves out those without vendors and shows no others. */
  categories: array(string()),
  languages: array(string()),
  currency: CurrencyCode,
  /** IANA name of the operator's time zone. */
  timeZone: string(),
})
export type Brand = Infer<typeof BrandStruct>

export const FeedbackRulesStruct = type({
  questionTypes: array(string()),
  minLength: integer(),
  maxLength: integer(),
})
export type FeedbackRules = Infer<typeof FeedbackRulesStruct>

export const PermissionStruct = type({
  info: type({
    customerService: array(CustomerServiceStruct),
    domainRoute: array(DomainStruct),
    resources: array(ResourceStruct),
    whitelabel: array(WhitelabelNodeStruct),
    /** Whether the registration is open; `getRegisterRules` has its fields. */
    register: type({ open: boolean() }),
    /** Host name of the main address; null if the operator has set none. */
    mainDomain: nullable(string()),
    /** Ways to sign in at the identity provider; missing or empty without a provider. */
    identityChannels: optional(array(IdentityChannel)),
    /** Domain whose pages, and those below it, can log in with a passkey; missing or null if the gateway takes none. */
    passkeyDomain: optional(nullable(string())),
    /** Whether `getLaunchChat` offers a chat room. */
    chat: optional(boolean()),
    analytics: type({ gtagId: nullable(string()) }),
    imageCDNs: array(string()),
    launchGameCDNs: array(string()),
    brand: BrandStruct,
    feedback: FeedbackRulesStruct,
  }),
  location: type({ ip: string(), country: nullable(string()) }),
  maintenance: boolean(),
  /** The expected end of the maintenance; null if it is unknown. */
  maintenanceUntil: nullable(Instant),
  maintenanceMessage: nullable(string()),
  regionRestriction: boolean(),
})
export type Permission = Infer<typeof PermissionStruct>

/** 0 normal, 1 maintenance, 2 region restricted (product rule 16.1). */
export type SystemStatus = 0 | 1 | 2

/** Maintenance wins over region restriction. */
export function statusOf(permission: Pick<Permission, 'maintenance' | 'regionRestriction'>): SystemStatus {
  if (permission.maintenance) return 1
  return permission.regionRestriction ? 2 : 0
}
