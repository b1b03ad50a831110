import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { Steps } from '../../design/text/Steps'
import { checkoutCopy as copy } from './checkoutCopy'

type StepName = keyof typeof copy.steps

const STEPS: readonly { name: StepName; path: string }[] = [
  { name: 'recap', path: paths.order.build() },
  { name: 'livraison', path: paths.order.build('livraison') },
  { name: 'paiement', path: paths.order.build('paiement') },
  { name: 'confirmation', path: paths.order.build('confirmation') },
]

/** Where one is among the four steps; the steps already done lead back, until the order is placed. */
export function CheckoutSteps({ current }: { current: StepName }) {
  const position = STEPS.findIndex(({ name }) => name === current)
  const isPlaced = current === 'confirmation'
  return (
    <nav aria-label={copy.stepsLabel}>
      <Steps
        current={position}
        steps={STEPS.map(({ name, path }, index) =>
          index < position && !isPlaced ? (
            <Link key={name} to={path}>
              {copy.steps[name]}
            </Link>
          ) : (
            copy.steps[name]
          ),
        )}
      />
    </nav>
  )
}
