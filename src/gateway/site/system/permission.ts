import { createCipheriv, createHash } from 'node:crypto'
import { string, type } from 'superstruct'
import type { Permission, Resource } from '#contract/site/system/permission.ts'
import { readRegisterRules } from '#gateway/account/auth/register-rules.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { type Availability, isRestricted, maintenanceSetting, regionSetting } from '#gateway/platform/settings/gate.ts'
import { readSettings } from '#gateway/platform/settings/settings.ts'
import {
  analyticsSetting,
  brandSetting,
  cdnsSetting,
  chatSetting,
  customerServiceSetting,
  domainsSetting,
  feedbackSetting,
  resourcesSetting,
} from '#gateway/platform/settings/site-settings.ts'
import { whitelabelSetting } from '#gateway/platform/settings/whitelabel.ts'
import { relyingPartyOf } from '#gateway/relying-party.ts'
import { isContact } from '#lib/contacts.ts'
import { defaultLanguage } from '#lib/languages.ts'

const everything = {
  customerService: customerServiceSetting,
  domains: domainsSetting,
  resources: resourcesSetting,
  analytics: analyticsSetting,
  cdns: cdnsSetting,
  chat: chatSetting,
  brand: brandSetting,
  feedback: feedbackSetting,
  whitelabel: whitelabelSetting,
  maintenance: maintenanceSetting,
  region: regionSetting,
} as const

/** Social accounts and contacts, which the pages of a site are built with. */
export async function readContacts({ database }: GatewayDeps): Promise<Resource[]> {
  const { resources } = await readSettings(database, { resources: resourcesSetting })
  return resources.filter(isContact)
}

const OriginRow = type({ origin: string() })

/** Where the pages of vendors' games are, as operators have said. */
async function originsOfGames(database: Executor): Promise<string[]> {
  const text = `SELECT DISTINCT origin FROM vendor_link, jsonb_array_elements_text(page_origins) origin WHERE enabled ORDER BY origin`
  return (await rowsOf(database, OriginRow, text)).map(({ origin }) => origin)
}

/** Everything that a site must know before it shows itself to this caller. */
export async function readPermission(
  { database, config }: GatewayDeps,
  { address, country }: RequestContext,
  language: string = defaultLanguage,
): Promise<Permission> {
  const [settings, games] = await Promise.all([readSettings(database, everything), originsOfGames(database)])
  const { open } = await readRegisterRules(database)
  const { domains, cdns, resources, whitelabel, analytics, brand, feedback } = settings
  return {
    info: {
      customerService: settings.customerService.map(({ csType, url }) => ({ csType, path: customerServicePath(url) })),
      domainRoute: domains.mirrors,
      resources,
      whitelabel,
      register: { open },
      identityChannels: config.firebaseProjectId === undefined ? [] : [...config.firebaseChannels],
      passkeyDomain: relyingPartyOf(config)?.id ?? null,
      chat: settings.chat.url !== null,
      mainDomain: domains.main,
      analytics,
      imageCDNs: cdns.images,
      launchGameCDNs: [...new Set([...cdns.games, ...games])],
      brand,
      feedback,
    },
    location: { ip: address, country },
    ...availabilityFor(settings, country, language),
  }
}

/** Maintenance and region for a caller, with the message in their language. */
export function availabilityFor(
  availability: Availability,
  country: string | null,
  language: string = defaultLanguage,
) {
  const { active, until, message } = availability.maintenance
  const [base = language] = language.split('-')
  return {
    maintenance: active,
    maintenanceUntil: active ? until : null,
    maintenanceMessage: active ? (message[language] ?? message[base] ?? null) : null,
    regionRestriction: isRestricted(availability, country),
  }
}

/**
 * Encrypts an address as the `path` of a customer-service entry: base64 of DES-ECB, followed by the eight characters of
 * its key. The same address always gives the same path.
 */
export function customerServicePath(url: string): string {
  const key = createHash('sha256').update(url).digest('hex').slice(0, 8)
  // OpenSSL offers only triple DES, which equals single DES if all three keys are the same.
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null)
  return cipher.update(url, 'utf8', 'base64') + cipher.final('base64') + key
}
