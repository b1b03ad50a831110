import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { MenuDetailsQuery } from '#generated/relay/MenuDetailsQuery.graphql'
import { allergenName, mergeAllergens } from '#domain/catalogue/allergens'
import { mergeOrigins } from '#domain/catalogue/meatOrigins'
import { Badge } from '../../../design/text/Badge'
import { EmptyState } from '../../../design/notices/EmptyState'
import { Picture } from '../../../design/pictures/Picture'
import { Allergens } from './Allergens'
import { DetailSection } from './DetailSection'
import { MeatOrigins } from './MeatOrigins'
import { productCopy } from './productCopy'
import styles from './ProductDetails.module.css'

type Props = {
  menuId: string
  input: { date: string; distributionPointsIds: string[]; departmentCode: string }
  /** Another number requests again: Relay keeps the failure of a query. */
  tries: number
}

/** A menu's products may come from any line, so that the whole inventory is queried for their names. */
export function MenuDetails({ menuId, input, tries }: Props) {
  const { availableInventory } = useLazyLoadQuery<MenuDetailsQuery>(
    graphql`
      query MenuDetailsQuery($input: AvailableInventoryInput!) {
        availableInventory(input: $input) {
          menus {
            id
            description
            participantsPerQuantity
            productsIds
          }
          products {
            id
            name
            pictureUrl
            allergens
            meatOrigins {
              meat
              countries
            }
          }
        }
      }
    `,
    { input },
    { fetchPolicy: 'network-only', fetchKey: tries },
  )
  const menu = availableInventory.menus.find(({ id }) => id === menuId)
  if (!menu) return <EmptyState title={productCopy.gone}>{productCopy.goneAdvice}</EmptyState>

  const units = (productId: string) => menu.productsIds.filter((id) => id === productId).length
  const products = availableInventory.products.filter(({ id }) => units(id) > 0)
  const origins = mergeOrigins(
    products.flatMap(({ meatOrigins }) =>
      meatOrigins.map(({ meat, countries }) => ({ meat, countries })),
    ),
  )

  return (
    <>
      <div className={styles.details}>
        <p className={styles.description}>{menu.description}</p>
        {menu.participantsPerQuantity > 0 && (
          <p>
            <Badge>{productCopy.serves(menu.participantsPerQuantity)}</Badge>
          </p>
        )}
        <DetailSection title={productCopy.composition}>
          <ul className={styles.products}>
            {products.map(({ id, name, pictureUrl, allergens }) => (
              <li key={id} className={styles.product}>
                <Picture src={pictureUrl} alt="" size="thumb" />
                <div>
                  <p className={styles.productName}>{productCopy.times(units(id), name)}</p>
                  <p className={styles.allergens}>
                    {allergens.length === 0
                      ? productCopy.noAllergen
                      : productCopy.allergensOf(allergens.map(allergenName))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </DetailSection>
      </div>
      <div className={styles.beside}>
        <Allergens allergens={mergeAllergens(products.flatMap(({ allergens }) => allergens))} />
        {origins.length > 0 && (
          <DetailSection title={productCopy.meatOrigins}>
            <MeatOrigins origins={origins} />
          </DetailSection>
        )}
      </div>
    </>
  )
}
