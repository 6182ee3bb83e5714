export default function Page() {
  return <p className="loading">Soon</p>;
}
