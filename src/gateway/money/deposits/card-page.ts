import type { GatewayDeps } from '#gateway/deps.ts'
import { apiHeaders } from '#gateway/platform/http/answer.ts'
import type { ApiPorts } from '#gateway/platform/http/api.ts'
import { pageRoute } from '#gateway/platform/http/page-route.ts'
import { escaped, type PageTheme, plainPage } from '#gateway/platform/http/plain-page.ts'
import { pageTheme } from '#gateway/platform/settings/page-theme.ts'
import { textsFor } from '#gateway/texts.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import { acceptedLanguage } from '#lib/in-language.ts'
import { localeOf } from '#lib/language-details.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { formatMoney } from '#lib/money.ts'
import { type DepositRow, findDeposit, isExpired } from './deposit-queries.ts'
import { payDeposit, sendNotice } from './pay-charge.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { cardPath } from './sandbox-card.ts'

/** The choice of the sandbox bank's answer. */
const outcomes = ['paid', 'authorised', 'funds', 'bank'] as const
type Outcome = (typeof outcomes)[number]

const pageOf = plainPage({
  hasForm: true,
  style: `
body{max-inline-size:30rem}
h1{font-size:1.5rem}
.sum{margin:0;color:var(--money);font-size:2rem;font-weight:800;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem;margin-block:1.5rem}
button{min-block-size:3rem;padding:.5rem 1rem;border:1px solid var(--line-strong);border-radius:.75rem;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:first-child{border-color:transparent;background:var(--good);color:var(--on-good)}
button:hover{filter:brightness(1.15)}
`,
})

/**
 * The page of the sandbox's card provider, without scripts. It asks for no card data: the person chooses the outcome, and the
 * gateway hears of it by a signed notice.
 */
export function cardPage(deps: GatewayDeps, provider: PaymentProvider, ports: ApiPorts) {
  const charge = (reference: string) => findDeposit(deps.database, provider.code, reference)
  /** Only this site is allowed: our pages never redirect to other sites. */
  const backTo = (asked: string | undefined): string => {
    const url = checkedUrl(asked ?? '/', deps.config.siteUrl)
    return url?.origin === deps.config.siteUrl ? url.href : deps.config.siteUrl
  }
  return pageRoute(ports, {
    path: `${cardPath}:reference`,
    name: 'card page',
    methods: {
      GET: async ({ req }) => {
        const row = await charge(req.param('reference') ?? '')
        const language = acceptedLanguage(req.header('Accept-Language'))
        return page(row, backTo(req.query('back')), language, deps.now(), await pageTheme(deps.database))
      },
      POST: async ({ req }) => {
        const row = await charge(req.param('reference') ?? '')
        const outcome = outcomes.find((known) => known === req.query('outcome'))
        if (row && outcome && isOpen(row, deps.now())) await act(deps, provider, row, outcome)
        return new Response(null, { status: 303, headers: { ...apiHeaders, Location: backTo(req.query('back')) } })
      },
    },
  })
}

const isOpen = (row: DepositRow, now: Date): boolean => row.status === 'pending' && !isExpired(row, now)

async function act(deps: GatewayDeps, provider: PaymentProvider, row: DepositRow, outcome: Outcome): Promise<void> {
  const txid = row.reference
  if (outcome === 'authorised') return await sendNotice(deps, provider, { kind: 'authorised', txid, at: deps.now() })
  if (outcome !== 'paid') return await sendNotice(deps, provider, { kind: 'declined', txid, reason: outcome })
  if (!row.authorised_at) await sendNotice(deps, provider, { kind: 'authorised', txid, at: deps.now() })
  await payDeposit(deps, provider, row)
}

function page(
  row: DepositRow | undefined,
  back: string,
  language: SiteLanguage,
  now: Date,
  theme: PageTheme,
): Response {
  const t = textsFor(language)
  const button = (outcome: Outcome) =>
    `<button formaction="?${escaped(new URLSearchParams({ outcome, back }).toString())}">${t(`card.${outcome}`)}</button>`
  const choices = outcomes.filter((outcome) => outcome !== 'authorised' || !row?.authorised_at).map(button)
  const open = row && isOpen(row, now)
  const body = `<p>${t(open ? 'card.lead' : 'card.over')}</p>
${row ? `<p class="sum">${formatMoney(row.amount, row.currency, localeOf[language])}</p>` : ''}
${row?.authorised_at && open ? `<p>${t('card.approved')}</p>` : ''}
${open ? `<form method="post">${choices.join('')}</form>` : ''}
<a href="${escaped(back)}">${t('card.back')}</a>`
  return pageOf({ theme, language, title: t('card.title'), body }, row ? 200 : 404)
}
