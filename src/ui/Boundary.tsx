import { Component } from 'react'
import type { Parts } from './parts.ts'

interface Props {
  children: Parts
  /** Shown instead of a part that failed. */
  fallback: Parts | ((error: unknown) => Parts)
}

/** Catches a part that could not be loaded or that broke, so that the rest of the island keeps working. */
export class Boundary extends Component<Props, { failed?: { readonly error: unknown } }> {
  override state: { failed?: { readonly error: unknown } } = {}

  static getDerivedStateFromError(error: unknown): { failed: { readonly error: unknown } } {
    return { failed: { error } }
  }

  override render(): Parts {
    const { failed } = this.state
    const { children, fallback } = this.props
    if (!failed) return children
    return typeof fallback === 'function' ? fallback(failed.error) : fallback
  }
}
