import { siteLanguages } from '#lib/languages.ts'
import { type Area, areas } from './areas.ts'
import { wordsFile, wordsVersion } from './server.ts'

/** One file for each area of each language. */
export const getStaticPaths = () =>
  siteLanguages.flatMap((language) =>
    areas.map((area) => ({ params: { version: wordsVersion(language), area }, props: { language, area } })),
  )

interface Context {
  readonly props: { readonly language: (typeof siteLanguages)[number]; readonly area: Area }
}

export const GET = ({ props: { language, area } }: Context) => Response.json(wordsFile(language, area))
