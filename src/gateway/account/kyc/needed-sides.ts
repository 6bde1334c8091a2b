import type { CheckedTier, DocumentKind, DocumentSide } from '#contract/account/kyc/identity-check.ts'

interface ChosenDocument {
  readonly tier: CheckedTier
  /** Null before one is chosen: the document with the most sides. */
  readonly documentKind: DocumentKind | null
}

/**
 * The pictures that a check needs, in the order in which members add them.
 *
 * @param face whether the market asks for a picture of the face
 */
export function neededSides(
  { tier, documentKind }: ChosenDocument,
  { face }: { readonly face: boolean },
): DocumentSide[] {
  if (tier === 'advanced') return ['address']
  // A passport has everything on one page.
  const document: DocumentSide[] = documentKind === 'passport' ? ['front'] : ['front', 'back']
  return face ? [...document, 'face'] : document
}
