export const contactsCopy = {
  remembered: 'Vos derniers contacts',
  byHand: 'Une autre personne',
  name: 'Nom et prénom',
  nameHint: 'La personne qui recevra la livraison sur place.',
  phone: 'Téléphone',
  phoneHint: 'Pour que le livreur puisse la joindre.',
  counter: {
    nameHint: 'Pour vous remettre votre repas.',
    phoneHint: 'Pour vous joindre si besoin.',
    nameRequired: 'Indiquez à quel nom est le repas.',
  },
  details: 'Instructions de livraison',
  detailsHint: 'Étage, code, interphone, accueil…',
  required: {
    name: 'Indiquez qui reçoit la livraison.',
    phone: 'Indiquez un numéro de téléphone.',
  },
} as const
