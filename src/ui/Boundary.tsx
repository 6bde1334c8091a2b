import { Component } from 'react'
import type { Parts } from './parts.ts'

interface Props {
  children: Parts
  /** Shown instead of a part that failed. */
  fallback: Parts
}

/** Catches a part whose code or messages could not be loaded, so that the rest of the island keeps working. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): Parts {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
