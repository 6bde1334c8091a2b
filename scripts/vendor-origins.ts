// What the commands about vendors' origins do with the site of this checkout: the gateway knows nothing of it.
import { addOrigin, isBuiltIn, originsFile, readOrigins } from './build/game-origins.ts'

/** A row of the list of origins, with whether the built site lets browsers show the pages there. */
export function originCells([code = '', origin = '']: readonly string[], root = process.cwd()): string[] {
  if (isBuiltIn(root, origin)) return [code, origin, 'in dist/']
  if (readOrigins(root).includes(origin)) return [code, origin, 'not yet in dist/: npm run build']
  return [code, origin, `not in dist/: npm run vendors -- origin-add ${code} ${origin} --by NAME`]
}

/** Adds an origin to what the site is built with. @returns what is still to do, in one sentence */
export function addedOrigin(origin: string, root = process.cwd()): string {
  addOrigin(root, origin)
  return isBuiltIn(root, origin)
    ? `dist/ allows ${origin} already, and ${originsFile} has it for later builds.`
    : `${originsFile} has ${origin} now: run \`npm run build\` and upload dist/, because until then browsers refuse its frames.`
}

/** What is to do when a vendor has no pages at an origin any more, in one sentence: another vendor may have some there. */
export const removedOrigin = (origin: string): string =>
  `If no other vendor has pages at ${origin}, take it out of ${originsFile} or PUBLIC_GAME_ORIGINS, run \`npm run build\` and upload dist/.`
