import { graphql, useFragment } from 'react-relay/hooks'
import type { AllergenList_product$key } from '#generated/relay/AllergenList_product.graphql'
import { Allergens } from './Allergens'

export function AllergenList({ product }: { product: AllergenList_product$key }) {
  const { allergens } = useFragment(
    graphql`
      fragment AllergenList_product on Product {
        allergens
      }
    `,
    product,
  )
  return <Allergens allergens={allergens} />
}
