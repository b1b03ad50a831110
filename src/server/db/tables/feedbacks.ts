import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders } from './orders'

/** What an order's customer thought of it, once. Ranks go from 1 to 5. */
export const orderFeedbacks = pgTable('order_feedbacks', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  generalRank: integer('general_rank').notNull(),
  orderWorkflowRank: integer('order_workflow_rank').notNull(),
  deliveryRank: integer('delivery_rank').notNull(),
  foodRank: integer('food_rank').notNull(),
  comment: text('comment'),
  improvementComment: text('improvement_comment'),
  orderWorkflowComment: text('order_workflow_comment'),
  deliveryComment: text('delivery_comment'),
  foodComment: text('food_comment'),
  createdAt: instant('created_at').notNull(),
})

/** What a canteen user thought of an order, once. */
export const canteenFeedbacks = pgTable('canteen_feedbacks', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  isSatisfied: boolean('is_satisfied').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  comment: text('comment'),
  createdAt: instant('created_at').notNull(),
})
