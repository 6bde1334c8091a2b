import type { GatewayDeps } from '#gateway/deps.ts'
import type { ApiPorts } from '#gateway/platform/http/api.ts'
import { pageRoute } from '#gateway/platform/http/page-route.ts'
import { escaped, type PageTheme, plainPage } from '#gateway/platform/http/plain-page.ts'
import { pageTheme } from '#gateway/platform/settings/page-theme.ts'
import { textsFor } from '#gateway/texts.ts'
import { acceptedLanguage } from '#lib/in-language.ts'
import { localeOf } from '#lib/language-details.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { readOutbox } from './outbox.ts'

type Message = Awaited<ReturnType<typeof readOutbox>>['messages'][number]

const pageOf = plainPage({
  style: `
body{max-inline-size:44rem}
h1{font-size:1.75rem}
ol{display:grid;gap:.75rem;margin:1.5rem 0 0;padding:0;list-style:none}
li,.empty{padding:1rem 1.25rem;border-radius:1rem;background:var(--surface)}
header{display:flex;flex-wrap:wrap;gap:.25rem .75rem;color:var(--text-mute);font-size:.875rem}
header b{color:var(--good)}
h2{margin:.5rem 0 0;font-size:1.125rem}
pre{margin:.5rem 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
`,
})

/** `/wps/sandbox/outbox.html`: the outbox of a demonstration as a page without scripts. */
export const outboxPage = (deps: GatewayDeps, ports: ApiPorts) =>
  pageRoute(ports, {
    path: '/wps/sandbox/outbox.html',
    name: 'outbox page',
    methods: {
      GET: async ({ req }) => {
        const [{ messages }, theme] = [await readOutbox(deps, undefined), await pageTheme(deps.database)]
        return page(messages, acceptedLanguage(req.header('Accept-Language')), theme)
      },
    },
  })

function page(messages: readonly Message[], language: SiteLanguage, theme: PageTheme): Response {
  const t = textsFor(language)
  const list = messages.map((message) => entry(message, language)).join('')
  const body = `<p>${t('outbox.lead')}</p>
<a href="outbox.html">${t('outbox.again')}</a>
${list === '' ? `<p class="empty">${t('outbox.empty')}</p>` : `<ol>${list}</ol>`}`
  return pageOf({ theme, language, title: t('outbox.title'), body })
}

function entry({ channel, to, subject, text: body, sentAt }: Message, language: SiteLanguage): string {
  const t = textsFor(language)
  const time = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' })
  const at = `<time datetime="${sentAt}">${time.format(new Date(sentAt))} UTC</time>`
  const heading = subject === null ? '' : `<h2>${escaped(subject)}</h2>`
  return `<li><header><b>${t(`outbox.${channel}`)}</b><span>${t('outbox.to')} ${escaped(to)}</span>${at}</header>${heading}<pre>${escaped(body)}</pre></li>`
}
