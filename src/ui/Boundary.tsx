import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Stands in for what could not be shown. */
  fallback: ReactNode
}

/** Keeps a part whose code or words did not arrive from taking the rest of its island down. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
