import { fieldWords } from '../../../config/fieldWords'
import type { AreaComment, FeedbackRank, Rank } from '#domain/requests/feedback'

/** What each rank means, from bad to very good. */
export const RANK_WORDS: Readonly<Record<Rank, string>> = {
  1: 'Très déçu',
  2: 'Déçu',
  3: 'Correct',
  4: 'Satisfait',
  5: 'Ravi',
}

export const QUESTIONS: Readonly<Record<FeedbackRank, string>> = {
  feedbackGeneralRank: 'Dans l’ensemble',
  feedbackOrderWorkflowRank: 'La commande sur le site',
  feedbackDeliveryRank: 'La livraison',
  feedbackFoodRank: 'Les plats',
}

export const AREA_QUESTIONS: Readonly<Record<AreaComment, string>> = {
  feedbackOrderWorkflowComment: 'Qu’est-ce qui vous a gêné en commandant ?',
  feedbackDeliveryComment: 'Que s’est-il passé à la livraison ?',
  feedbackFoodComment: 'Qu’est-ce qui n’allait pas dans les plats ?',
}

export const orderFeedbackCopy = {
  title: 'Votre avis',
  order: (number: string, day: string) => `Commande ${number}, livrée le ${day}`,
  lead: 'Quatre notes, et quelques mots si vous le voulez. Toute l’équipe vous lit.',
  form: 'Votre avis sur la commande',
  rankMissing: 'Répondez aux quatre questions par une note.',
  stars: (rank: Rank) => `${rank} sur 5, ${RANK_WORDS[rank]}`,
  tooLong: 'Ce texte dépasse 2 000 caractères.',
  comment: 'Un mot pour l’équipe',
  improvement: 'Que pourrions-nous améliorer ?',
  send: 'Envoyer mon avis',
  thanksTitle: 'Merci, votre avis est bien arrivé',
  thanks: 'Il est lu par la cuisine, les livreurs et l’équipe qui prend vos commandes.',
  doneTitle: 'Vous avez déjà donné votre avis',
  done: 'Un avis par commande suffit. Pour ajouter quelque chose, appelez-nous au',
  notFoundTitle: 'Cette commande n’attend pas d’avis',
  notFound:
    'Le lien est peut-être mal recopié, ou la commande n’est pas encore livrée. Nous vous écrivons dès qu’elle l’est.',
} as const

/** French words for the problem of a field. */
export const feedbackWords = (field: string, problem: string) =>
  fieldWords(field, problem, { TOO_LONG: orderFeedbackCopy.tooLong })
