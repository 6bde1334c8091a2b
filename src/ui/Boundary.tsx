import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown instead of a part that failed. */
  fallback: ReactNode
}

/** Catches a part whose code or messages could not be loaded, so that the rest of the island keeps working. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
