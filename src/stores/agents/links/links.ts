import type { CallFault } from '#api/errors.ts'
import type { AgentLink, LandingPage } from '#contract/agents/links/agent-link.ts'
import { createAgentLink } from '#contract/agents/links/create-agent-link.ts'
import { getAgentLinks } from '#contract/agents/links/get-agent-links.ts'
import { getDownlineRebates } from '#contract/agents/links/get-downline-rebates.ts'
import { registerDownline } from '#contract/agents/links/register-downline.ts'
import { setDownlineRebate } from '#contract/agents/links/set-downline-rebate.ts'
import { switchAgentLink } from '#contract/agents/links/switch-agent-link.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'
import { $session } from '#stores/account/auth/session.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

export type AgentLinks = ResponseOf<typeof getAgentLinks>
export type LinkRequest = RequestOf<typeof createAgentLink>
export type DownlineForm = RequestOf<typeof registerDownline>
export type DownlineRebate = ResponseOf<typeof getDownlineRebates>['list'][number]

const pageSize = 10

/** The agent's links with their funnels, the highest rebate, and whether the agent can open accounts. */
export const agentLinks = resource(() => call(getAgentLinks, {}))

/** The page of accounts directly below, or one of them, in the address as `?cursor=…` or `?account=…`. */
export const rebatePage = addressFilter({ cursor: text('cursor'), account: text('account') })

/** Accounts directly below with their rebates, newest first. */
export const rebates = resource(rebatePage.$filter, (filter) =>
  pageOrFirst(rebatePage, filter, () =>
    call(getDownlineRebates, {
      pageSize,
      ...(filter.account && { account: filter.account }),
      ...(filter.cursor && { cursor: filter.cursor }),
    }),
  ),
)

/** Makes a link, once for each request. Throws `CallError`. */
export async function makeLink(request: LinkRequest): Promise<AgentLink | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const made = await sendOnce('agentLink', session, JSON.stringify(request), (key) =>
    call(createAgentLink, request, { key }),
  )
  agentLinks.refresh()
  return made
}

/** Switches a link off or on. Throws `CallError`. */
export async function switchLink(linkId: string, isActive: boolean): Promise<void> {
  await call(switchAgentLink, { linkId, isActive })
  agentLinks.refresh()
}

/** Opens an account directly below, once for each name. Throws `CallError`. */
export async function openDownline(form: DownlineForm) {
  const session = $session.get()
  if (!session) return undefined
  const what = `${form.username} ${form.kind} ${form.rate}`
  const opened = await sendOnce('downline', session, what, (key) => call(registerDownline, form, { key }))
  rebates.refresh()
  return opened
}

/** Sets the rebate of an account directly below. Throws `CallError`. */
export async function setRebate(account: string, rate: number): Promise<void> {
  await call(setDownlineRebate, { account, rate })
  rebates.refresh()
}

const routes: Readonly<Record<LandingPage, string>> = {
  home: '/',
  slots: lobbyRoutes.RNG,
  live: lobbyRoutes.LIVE,
  sports: lobbyRoutes.SPORTS,
  promotions: '/promotions/',
  register: '/register/',
}

/** The language of a link, if this site still has it. */
export const languageOf = ({ language }: Pick<AgentLink, 'language'>): SiteLanguage =>
  siteLanguages.find((known) => known === language) ?? siteLanguages[0]

/** The shared address of a link: a page of this site with its code. */
export const linkAddress = (origin: string, link: Pick<AgentLink, 'language' | 'page' | 'code'>): string =>
  `${origin}${localPath(languageOf(link), routes[link.page])}?${new URLSearchParams({ affiliateCode: link.code })}`

/** A whole number in the value of a refusal. */
export function numberIn(fault: CallFault, name: 'most' | 'downlines'): number | undefined {
  if (fault.kind !== 'refused' || typeof fault.value !== 'object' || fault.value === null) return undefined
  const value: unknown = Object.entries(fault.value).find(([key]) => key === name)?.[1]
  return typeof value === 'number' ? value : undefined
}

/**
 * The texts on a link's banners, in a language that may differ from the page's (`pages/banners`).
 *
 * @throws Error if the texts do not arrive
 */
export async function bannerWords(language: SiteLanguage): Promise<Translate<'links-banner'>> {
  const answer = await fetch(`/banners/${language}.json`)
  if (!answer.ok) throw new Error(`No words for banners in ${language}`)
  const messages: Messages = await answer.json()
  return createTranslate<'links-banner'>(messages, language)
}
