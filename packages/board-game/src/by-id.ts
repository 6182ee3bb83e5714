export { addById, type ById, byId } from '@ragtag/kernel';
