import type { APIRoute } from 'astro'
import { gateway } from '#catalogue/gateway.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { vendorIcon } from '#lib/art.ts'
import { defaultLanguage } from '#lib/languages.ts'

/** One picture per vendor, for clients that show pictures. The site itself draws the paths. */
export async function getStaticPaths() {
  const call = await gateway()
  const { data } = await call(getGameVendors, { language: defaultLanguage })
  const all = data.lanes.flatMap(({ cards }) => cards)
  const byCode = new Map(all.map(({ vassalage, glyph }) => [vassalage, glyph]))
  return [...byCode].map(([vassalage, glyph]) => {
    const code = vendorIcon(vassalage).replace(/^.*\/|\.svg$/g, '')
    return { params: { code }, props: { glyph } }
  })
}

/**
 * The logo in one colour on a transparent ground. Anything that is not path data is removed, because another company
 * may run the gateway.
 */
export const GET: APIRoute<{ glyph: string }> = ({ props }) => {
  const data = props.glyph.replace(/[^\da-z\s,.+-]/gi, '')
  const path = `<path fill="#9fb3c8" fill-rule="evenodd" d="${data}"/>`
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${path}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  })
}
