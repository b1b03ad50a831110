import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { articleLink } from '../../config/articleLink'
import { Price } from '../../design/text/Price'
import styles from './MenuRubric.module.css'

type Dish = {
  link: ReturnType<typeof articleLink>
  name: string
  price: number
  contains: string | null
}
type Props = { name: string; dishes: readonly Dish[] }

export function MenuRubric({ name, dishes }: Props) {
  const headingId = useId()
  return (
    <section className={styles.rubric} aria-labelledby={headingId}>
      <h2 id={headingId}>{name}</h2>
      <ul className={styles.dishes}>
        {dishes.map((dish) => (
          <li key={dish.link.to}>
            <Link className={styles.dish} {...dish.link}>
              <span className={styles.line}>
                <span className={styles.name}>{dish.name}</span>
                <span className={styles.leader} aria-hidden="true" />
                <Price cents={dish.price} suffix="HT" />
              </span>
              {dish.contains !== null && <span className={styles.contains}>{dish.contains}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
