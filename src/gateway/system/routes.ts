import { array, record, string, type } from 'superstruct'
import { statusOf } from '#contract/entities/permission.ts'
import { getDomainRoute } from '#contract/system/get-domain-route.ts'
import { getHelpCenter } from '#contract/system/get-help-center.ts'
import { getKeys } from '#contract/system/get-keys.ts'
import { getPermission } from '#contract/system/get-permission.ts'
import { getRegValidata } from '#contract/system/get-reg-validata.ts'
import { getRegisterRules } from '#contract/system/get-register-rules.ts'
import { getStatus } from '#contract/system/get-status.ts'
import { getWhitelabel } from '#contract/system/get-whitelabel.ts'
import { sendFeedback } from '#contract/system/send-feedback.ts'
import type { Executor } from '#gateway/db/client.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { textsFor } from '#gateway/texts.ts'
import { helpTerms } from '#lib/help/articles.ts'
import { inLanguage } from '#lib/in-language.ts'
import { lookUpWith } from '#lib/messages.ts'
import { keepFeedback, type MemberOf } from './feedback.ts'
import { readAvailability } from './gate.ts'
import { availabilityFor, readPermission } from './permission.ts'
import { lawfulRegisterRules, readFieldRules } from './register-rules.ts'
import { publicKey, sealKeys } from './seal-keys.ts'
import { defineSetting, readSettings } from './settings.ts'
import { domainsSetting } from './site-settings.ts'
import { whitelabelSetting } from './whitelabel.ts'

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

/** Calls that a client needs before a login. @param memberOf passed in, because the area `auth` imports `system` */
export function systemRoutes(deps: GatewayDeps, memberOf: MemberOf): BoundCall[] {
  const { database, now } = deps
  return [
    bind(getKeys, async () => {
      const at = now()
      return { now: at.toISOString(), keys: (await sealKeys(database, at)).map(publicKey) }
    }),
    bind(getRegisterRules, () => lawfulRegisterRules(database, deps.config)),
    bind(getRegValidata, () => readFieldRules(database)),
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
    bind(sendFeedback, (request, caller) => keepFeedback(deps, request, caller, memberOf)),
  ]
}
