import { array, record, string, type } from 'superstruct'
import { getDomainRoute } from '#contract/site/system/get-domain-route.ts'
import { getHelpCenter } from '#contract/site/system/get-help-center.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { getStatus } from '#contract/site/system/get-status.ts'
import { getWhitelabel } from '#contract/site/system/get-whitelabel.ts'
import { statusOf } from '#contract/site/system/permission.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { readAvailability } from '#gateway/platform/settings/gate.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { domainsSetting } from '#gateway/platform/settings/site-settings.ts'
import { whitelabelSetting } from '#gateway/platform/settings/whitelabel.ts'
import { textsFor } from '#gateway/texts.ts'
import { helpTerms } from '#lib/help/articles.ts'
import { inLanguage } from '#lib/in-language.ts'
import { lookUpWith } from '#lib/messages.ts'
import { availabilityFor, readPermission } from './permission.ts'

/** Anchors of `/help`; the texts are pages of the site. An operator may give titles of their own, by language. */
const helpSetting = defineSetting(
  'help',
  array(type({ term: string(), title: record(string(), string()) })),
  helpTerms.map((term) => ({ term, title: {} })),
)

/** Help terms in their order with their titles. */
async function listHelp(on: Executor, language: string) {
  const { help } = await readSettings(on, { help: helpSetting })
  return help.map(({ term, title }) => ({ term, title: inLanguage(title, language) ?? helpTitleOf(term, language) }))
}

function helpTitleOf(term: string, language: string): string {
  const key = `help.${term}`
  const title = lookUpWith(textsFor(language))(key)
  return title === key ? term : title
}

/** Calls about the site itself, which a client needs before a login. */
export function systemRoutes(deps: GatewayDeps): BoundCall[] {
  const { database } = deps
  return [
    bind(getPermission, ({ language }, caller) => readPermission(deps, caller, language)),
    bind(getStatus, async ({ language }, { country }) => {
      const availability = availabilityFor(await readAvailability(database), country, language)
      return { status: statusOf(availability), ...availability }
    }),
    bind(getWhitelabel, () => readSettings(database, { whitelabel: whitelabelSetting })),
    bind(getDomainRoute, async () => {
      const { domains } = await readSettings(database, { domains: domainsSetting })
      return { mainDomain: domains.main, list: domains.mirrors }
    }),
    bind(getHelpCenter, async ({ lang }) => ({ list: await listHelp(database, lang) })),
  ]
}
