export default function Page(_: { readonly id?: string }) {
  return <p className="loading">Soon</p>;
}
