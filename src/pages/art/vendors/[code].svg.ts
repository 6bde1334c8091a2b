import type { APIRoute } from 'astro'
import { gateway } from '#catalogue/gateway.ts'
import { getGameVendors } from '#contract/lobby/get-game-vendors.ts'
import { vendorIcon } from '#lib/art.ts'
import { defaultLanguage } from '#lib/languages.ts'

/** One picture for each vendor, for clients that show pictures and no paths: the site draws the paths itself. */
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

/** The mark, one colour on nothing. What no path data has is left out: the gateway may be a stranger's. */
export const GET: APIRoute<{ glyph: string }> = ({ props }) => {
  const data = props.glyph.replace(/[^\da-z\s,.+-]/gi, '')
  const path = `<path fill="#9fb3c8" fill-rule="evenodd" d="${data}"/>`
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${path}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  })
}
