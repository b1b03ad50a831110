import { graphql, useFragment } from 'react-relay/hooks'
import type { ArticleDialog_query$key } from '#generated/relay/ArticleDialog_query.graphql'
import type { ArticleKind } from '#domain/catalogue/articleKind'
import type { ShopQueryVariables } from '#domain/catalogue/shopQuery'
import { SheetFavourite } from '../favourites/SheetFavourite'
import { AddToCart } from './catalogue/AddToCart'
import { ServingQuestion } from './filters/ServingQuestion'
import { useArticle } from './catalogue/useArticle'
import { MenuDialog } from './product/MenuDialog'
import { ProductDialog } from './product/ProductDialog'
import type { ArticleDialogState } from './useArticleDialog'

type Props = {
  kind: ArticleKind
  id: string
  query: ArticleDialog_query$key
  article: ArticleDialogState
  input: ShopQueryVariables['input']
}

export function ArticleDialog({ kind, id, query: queryKey, article, input }: Props) {
  const query = useFragment(
    graphql`
      fragment ArticleDialog_query on Query {
        ...useArticle_query
        ...ServingQuestion_query
      }
    `,
    queryKey,
  )
  const headline = useArticle(query, kind, id)
  const toCart = headline?.canBeOrdered ? headline.addToCart : null
  const frame = {
    headline,
    action: toCart && <AddToCart {...toCart} />,
    mark: kind === 'product' && headline && <SheetFavourite productId={id} name={headline.name} />,
    serving: toCart !== null && toCart.participantsPerQuantity > 0 && (
      <ServingQuestion query={query} item={toCart.item} />
    ),
    onClose: article.close,
  }

  if (kind === 'product') {
    return <ProductDialog {...frame} reference={article.reference} onRetry={article.retry} />
  }
  const { date, distributionPointsIds, departmentCode } = input
  return (
    <MenuDialog {...frame} menuId={id} input={{ date, distributionPointsIds, departmentCode }} />
  )
}
