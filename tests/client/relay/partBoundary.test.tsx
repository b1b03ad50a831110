import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, useState, type ComponentProps, type ReactNode } from 'react'
import { PartBoundary } from '../../../src/client/relay/PartBoundary'
import { RequestError } from '../../../src/client/relay/RequestError'
import { expectConsoleErrors } from '../../support/consoleErrors'

/** Stands for the screen further up. */
class Screen extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? 'Error screen' : this.props.children
  }
}

function Part({ error }: { error: Error | null }) {
  if (error) throw error
  return 'Part'
}

type Policy = ComponentProps<typeof PartBoundary>['catches']

function Page({ catches, error }: { catches: Policy; error: Error }) {
  const [isFailing, setFailing] = useState(true)
  return (
    <Screen>
      <h1>Page</h1>
      <PartBoundary
        catches={catches}
        fallback={(retry) => (
          <button
            onClick={() => {
              setFailing(false)
              retry()
            }}
          >
            Retry
          </button>
        )}
      >
        <Part error={isFailing ? error : null} />
      </PartBoundary>
    </Screen>
  )
}

const REFUSED = new RequestError({ message: 'Refused', code: 'FORBIDDEN' })

beforeEach(() => expectConsoleErrors(/Refused|Surprise|error occurred/))

test.each<[Policy, Error]>([
  ['requests', REFUSED],
  ['anything', REFUSED],
  ['anything', new Error('Surprise')],
])(
  'a part that catches %s leaves the page to %s, and is rendered again',
  async (catches, error) => {
    render(<Page catches={catches} error={error} />)
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('Part')).toBeVisible()
  },
)

test('a surprise in a part that catches requests goes to the screen further up', () => {
  render(<Page catches="requests" error={new Error('Surprise')} />)
  expect(screen.getByText('Error screen')).toBeVisible()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
