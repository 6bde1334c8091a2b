import type { APIRoute } from 'astro'
import { create } from 'qrcode'
import { pathIn } from '#i18n/server.ts'
import { siteLanguages } from '#lib/languages.ts'

/** The systems with a section on the app page, by anchor. */
const platforms = ['android', 'ios'] as const

/** One picture per language and system. A page loads a code only when it is shown. */
export function getStaticPaths() {
  return siteLanguages.flatMap((language) =>
    platforms.map((platform) => ({ params: { code: `${language}-${platform}` }, props: { language, platform } })),
  )
}

/** The address of the app page as a QR code: one path on white, with the quiet zone that readers need. */
export const GET: APIRoute = ({ props, site }) => {
  const address = new URL(pathIn(props.language, `/app/#${props.platform}`), site).href
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`
  const box = `-4 -4 ${size + 8} ${size + 8}`
  const field = `<path fill="#fff" d="M-4-4h${size + 8}v${size + 8}H-4z"/>`
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="90" height="90" shape-rendering="crispEdges">${field}<path d="${path}"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  )
}
