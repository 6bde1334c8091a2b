import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { GatewayDeps } from '#gateway/deps.ts'
import { apiHeaders } from '#gateway/http/answer.ts'
import { textsFor } from '#gateway/texts.ts'
import { acceptedLanguage } from '#lib/in-language.ts'
import { localeOf } from '#lib/language-details.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { readOutbox } from './outbox.ts'

type Message = Awaited<ReturnType<typeof readOutbox>>['messages'][number]

const style = `
:root{color-scheme:dark;background:#070b1a;color:#f6f3ec;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:1.5rem 1rem 3rem;max-inline-size:44rem}
h1{margin:0;font-size:1.75rem;line-height:1.15}
p{color:#c0c7e2}
a{display:inline-block;padding-block:.625rem;color:#5fe3d3;font-weight:600}
ol{display:grid;gap:.75rem;margin:1.5rem 0 0;padding:0;list-style:none}
li,.empty{padding:1rem 1.25rem;border-radius:1rem;background:#0e142d}
header{display:flex;flex-wrap:wrap;gap:.25rem .75rem;color:#98a1c6;font-size:.875rem}
header b{color:#3edcc8}
h2{margin:.5rem 0 0;font-size:1.125rem}
pre{margin:.5rem 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
`

const headers = {
  ...apiHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${apiHeaders['Content-Security-Policy']}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
}

/** `/wps/sandbox/outbox.html`: the outbox of a demonstration as a page without scripts. */
export function outboxPage(deps: GatewayDeps): Hono {
  const app = new Hono()
  app.get('/wps/sandbox/outbox.html', async ({ req }) => {
    const { messages } = await readOutbox(deps, undefined)
    return new Response(page(messages, acceptedLanguage(req.header('Accept-Language'))), { headers })
  })
  return app
}

function page(messages: readonly Message[], language: SiteLanguage): string {
  const t = textsFor(language)
  const list = messages.map((message) => entry(message, language)).join('')
  return `<!doctype html>
<html lang="${localeOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('outbox.title')}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${t('outbox.title')}</h1>
<p>${t('outbox.lead')}</p>
<a href="outbox.html">${t('outbox.again')}</a>
${list === '' ? `<p class="empty">${t('outbox.empty')}</p>` : `<ol>${list}</ol>`}
</main></body>
</html>
`
}

function entry({ channel, to, subject, text: body, sentAt }: Message, language: SiteLanguage): string {
  const t = textsFor(language)
  const time = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' })
  const at = `<time datetime="${sentAt}">${time.format(new Date(sentAt))} UTC</time>`
  const heading = subject === null ? '' : `<h2>${text(subject)}</h2>`
  return `<li><header><b>${t(`outbox.${channel}`)}</b><span>${t('outbox.to')} ${text(to)}</span>${at}</header>${heading}<pre>${text(body)}</pre></li>`
}

function text(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
