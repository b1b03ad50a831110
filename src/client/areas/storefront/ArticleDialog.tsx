import type { useArticle_query$key } from '#generated/relay/useArticle_query.graphql'
import type { ShopQueryVariables } from '#domain/catalogue/shopQuery'
import { SheetFavourite } from '../favourites/SheetFavourite'
import { AddToCart } from './catalogue/AddToCart'
import { ServingQuestion } from './filters/ServingQuestion'
import { useArticle, type ArticleKind } from './catalogue/useArticle'
import { MenuDialog } from './product/MenuDialog'
import { ProductDialog } from './product/ProductDialog'
import type { ArticleDialogState } from './useArticleDialog'

type Props = {
  kind: ArticleKind
  id: string
  query: useArticle_query$key
  article: ArticleDialogState
  input: ShopQueryVariables['input']
}

export function ArticleDialog({ kind, id, query, article, input }: Props) {
  const headline = useArticle(query, kind, id)
  const toCart = headline?.canBeOrdered ? headline.addToCart : null
  const frame = {
    headline,
    action: toCart && <AddToCart {...toCart} />,
    mark: kind === 'product' && headline && <SheetFavourite productId={id} name={headline.name} />,
    serving: toCart !== null && toCart.participantsPerQuantity > 0 && <ServingQuestion />,
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
