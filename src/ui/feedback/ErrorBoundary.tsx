import { Component, type ReactNode } from 'react'
import { isStalePage } from '#src/lib/browser/stale-page.ts'
import { SomethingWentWrong, UpdateAvailable } from './ErrorScreens.tsx'

type State = { state: 'well' } | { state: 'broken'; error: unknown }

/** Shows an error screen when rendering fails. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { state: 'well' }

  static getDerivedStateFromError(error: unknown): State {
    return { state: 'broken', error }
  }

  retry = () => this.setState({ state: 'well' })

  override render() {
    if (this.state.state === 'well') return this.props.children
    const Screen = isStalePage(this.state.error) ? UpdateAvailable : SomethingWentWrong
    return <Screen onRetry={this.retry} />
  }
}
