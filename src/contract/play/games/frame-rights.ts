import { enums, type Infer } from 'superstruct'

// What frames of games may do. A page that runs scripts and leads the site's window elsewhere could show a false login, so
// nothing here allows it to.

/** Tokens of `sandbox` that a game's frame can have. `allow-same-origin` is for pages of another origin than the site's. */
const sandboxTokens = [
  ...(['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-modals'] as const),
  ...(['allow-orientation-lock', 'allow-pointer-lock', 'allow-popups'] as const),
] as const
export const SandboxToken = enums(sandboxTokens)
export type SandboxToken = Infer<typeof SandboxToken>

/** Features of the browser that a game's frame can have (`allow`). */
const frameFeatures = [
  ...(['autoplay', 'fullscreen', 'accelerometer', 'encrypted-media', 'gamepad', 'gyroscope'] as const),
  ...(['picture-in-picture', 'screen-wake-lock', 'clipboard-write', 'web-share'] as const),
] as const
export const FrameFeature = enums(frameFeatures)
export type FrameFeature = Infer<typeof FrameFeature>

/** What one frame may do. */
export interface FrameRights {
  readonly sandbox: SandboxToken[]
  readonly features: FrameFeature[]
}

/** A page of ours is of the site's own origin: without `allow-same-origin` it reaches nothing of the site. */
export function houseRights(engine: string): FrameRights {
  const all: FrameRights = { sandbox: ['allow-scripts'], features: ['autoplay'] }
  // Tickets of lotteries are printed and shared; browsers count printing as a modal dialog.
  return engine === 'draws'
    ? { sandbox: [...all.sandbox, 'allow-modals'], features: [...all.features, 'clipboard-write', 'web-share'] }
    : all
}

/** What every vendor's frame may do. */
const usual: FrameRights = { sandbox: ['allow-scripts', 'allow-same-origin'], features: ['autoplay', 'fullscreen'] }

/** What can be granted to a vendor beyond that. */
export const grantable: readonly string[] = [...sandboxTokens, ...frameFeatures].filter(
  (right) => ![...usual.sandbox, ...usual.features].some((own) => own === right),
)

/** @param grants what a vendor was granted; what is none here is left out */
export function vendorRights(grants: readonly string[]): FrameRights {
  return {
    sandbox: [
      ...usual.sandbox,
      ...sandboxTokens.filter((token) => grantable.includes(token) && grants.includes(token)),
    ],
    features: [
      ...usual.features,
      ...frameFeatures.filter((feature) => grantable.includes(feature) && grants.includes(feature)),
    ],
  }
}
