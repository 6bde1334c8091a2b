import verifier from 'virtual:verifier'
import type { APIRoute } from 'astro'

/** The script with which anybody checks a round without the site. */
export const GET: APIRoute = () =>
  new Response(verifier.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
